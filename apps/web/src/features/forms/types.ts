import type { Answers } from '../../app/answers.ts';

export type FormRecord = Answers['forms']['getForm'];
export type FormRow = Answers['forms']['listForms']['forms'][number];
