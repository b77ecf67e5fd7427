export { tasksAnswers } from './http.ts';
