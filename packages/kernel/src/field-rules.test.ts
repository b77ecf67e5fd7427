import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldRules } from './field-rules.ts';

const stands = {
  date: ['2026/11/18', '2024/02/29', '0001/01/31'],
  time: ['00:00', '23:59', '09:05'],
  fulltime: ['00:00:00', '23:59:59'],
  email: ['nor@upm.edu.my', "o'neil+jurnal@sub.example.org", 'a.b@c.co'],
  hex: ['#fff', '#0F5A61'],
  rgb: ['rgb(15, 90, 97)', 'rgb(0,0,0)', 'rgb(255,255,255)'],
  rgba: ['rgba(15, 90, 97, 0.5)', 'rgba(0,0,0,1)', 'rgba(1,2,3,.44)', 'rgba(1,2,3,1.00)', 'rgba(1,2,3,0.00)'],
} as const;

const falls = {
  date: [
    '2026/02/29',
    '2026/13/01',
    '2026/00/10',
    '2026/01/00',
    '2026-11-18',
    '26/11/18',
    '12026/11/18',
    '2026/11/180',
    '',
  ],
  time: ['24:00', '9:05', '12:60', '12:00:00'],
  fulltime: ['23:59', '23:59:60', '123:59:59', '23:59:599'],
  email: ['rosli.ibrahim@frim', 'a b@c.my', '@c.my', 'a@', 'a@b@c.my', 'a@.my', 'a@b.my1'],
  hex: ['fff', '#ff', '#ggg', '#12345', 'x#fff', '#fffx'],
  rgb: ['rgb(256,0,0)', 'rgb(1,2)', 'rgb(1,2,3,4)', 'rgba(1,2,3)', 'rgb(-1,0,0)', 'rgb(1,2,0x3)', 'rgb(1,2,3) '],
  rgba: [
    'rgba(1,2,3)',
    'rgba(1,2,3,2)',
    'rgba(1,2,3,x)',
    'rgba(1,2,3,10)',
    'rgba(1,2,3,2.0)',
    'rgba(1,2,3,0.5.5)',
    'rgba(1,2,3,0.5%)',
  ],
} as const;

describe.each(Object.keys(fieldRules) as (keyof typeof fieldRules)[])('the rule for %s', (rule) => {
  it.each(stands[rule])('accepts %s', (text) => expect(fieldRules[rule](text)).toBe(true));
  it.each(falls[rule])('refuses "%s"', (text) => expect(fieldRules[rule](text)).toBe(false));
});

describe('dates', () => {
  it('accept every day that the calendar has', () =>
    fc.assert(
      fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
        expect(fieldRules.date(day.toISOString().slice(0, 10).replaceAll('-', '/'))).toBe(true);
      }),
    ));
});
