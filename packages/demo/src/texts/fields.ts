import { ecology } from './ecology.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { linguistics } from './linguistics.ts';
import { publicHealth } from './public-health.ts';

/** The fields in which the demo world has articles. */
export const fields = { ecology, publicHealth, linguistics, finance, engineering, education };

export type WrittenField = keyof typeof fields;
export type FieldName = WrittenField | 'law' | 'computing';
