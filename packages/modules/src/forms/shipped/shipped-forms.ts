import { generalReport } from './general-report.ts';
import { registeredReport } from './registered-report.ts';
import { structuredReport } from './structured-report.ts';

/** The forms that a journal may begin with. */
export const shippedForms = [generalReport, structuredReport, registeredReport];
