/** The words at a field: what is wrong with it, or that it is needed once its step was left. */
export type FaultOf = (path: string) => string | undefined;
