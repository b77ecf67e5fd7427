export { workflowAnswers } from './http.ts';
export type { WorkflowNeeds } from './ports.ts';
