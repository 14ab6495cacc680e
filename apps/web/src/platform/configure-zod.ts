import { config } from 'zod';

// Compiled schemas need `eval`, which our content security policy refuses. Said before the first schema is made, because
// making one already tries it, and the browser reports the try.
config({ jitless: true });
