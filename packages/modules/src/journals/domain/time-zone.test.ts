import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it.each([
  ['Asia/Kuala_Lumpur', true],
  ['Asia/Kuching', true],
  ['UTC', true],
  ['Kuala Lumpur', false],
  ['', false],
  ["UTC'; drop table", false],
])('%s is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));
