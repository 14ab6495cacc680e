import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';

type Recording = { seed: string; steps: { path: string; input: Record<string, unknown> }[] };

/** Nobody else's journey writes to it. */
const HOST = 'mx.brightmoor.test';
const NAME = '_dmarc.brightmoor.test';

test('a user breaks a host and a name of the box, and takes the recording of it home', async ({ page }) => {
  await page.goto('/sandbox?view=wire');
  await expect(page.getByText('by the sandbox log')).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Find a host' }).fill(HOST);
  const behaviour = page.getByLabel(`Behavior of ${HOST}`);
  await behaviour.selectOption('Reject VRFY');
  await expect(page.getByText(/ disrupted by you$/)).toBeVisible();

  await page.goto('/sandbox?view=names&domain=brightmoor.test');
  const answers = page.getByLabel(`How ${NAME} responds`);
  await answers.selectOption('Slow 4 s');
  await page.reload();
  await expect(answers).toHaveValue('slow');
  await answers.selectOption('Responds');
  await expect(answers).toHaveValue('none');
  await page.goto('/sandbox?view=wire');
  await page.getByRole('searchbox', { name: 'Find a host' }).fill(HOST);
  await behaviour.selectOption('Accept');
  await expect(behaviour).toHaveValue('accept');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record as test' }).click();
  const recording: Recording = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  const own = recording.steps.filter(({ input }) => input.name === HOST || input.name === NAME);
  expect(own.map(({ input }) => input)).toEqual([
    { name: HOST, behaviour: 'refuseVrfy' },
    { name: NAME, failure: 'slow' },
    { name: NAME, failure: 'none' },
    { name: HOST, behaviour: 'accept' },
  ]);
});

test('a world is not given up by mistake: the reset says what is lost and can be called off', async ({ page }) => {
  await page.goto('/sandbox?view=wire');
  await page.getByRole('button', { name: 'Reset sandbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the sandbox?' });
  await expect(dialog.getByText('the sandbox log with its counts and all traffic')).toBeVisible();
  await expect(dialog.getByLabel('Seed')).toHaveValue('4417');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
