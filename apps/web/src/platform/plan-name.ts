/** Plans are configuration; their ids are lower case, their names start with a capital. */
export const planName = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);
