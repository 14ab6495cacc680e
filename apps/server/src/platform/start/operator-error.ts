/** A sentence for the operator: the process ends with it instead of a stack. */
export class OperatorError extends Error {}
