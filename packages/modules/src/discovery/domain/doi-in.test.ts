import { describe, expect, it } from 'vitest';
import { doiIn } from './doi-in.ts';

const doi = '10.24200/jonus.vol1iss2pp3-4';

describe('what somebody looks for', () => {
  it.each([
    doi,
    doi.toUpperCase(),
    `  ${doi}\t`,
    `doi:${doi}`,
    `DOI: ${doi}`,
    `https://doi.org/${doi}`,
    `http://doi.org/${doi}`,
    `https://dx.doi.org/${doi}`,
    ` HTTPS://DOI.ORG/${doi} `,
  ])('is a DOI when it is written as %j', (typed) => expect(doiIn(typed)).toBe(doi));

  it.each(['10.1234/a', '10.123456789/a'])('is a DOI with a registrant of four to nine digits: %s', (typed) =>
    expect(doiIn(typed)).toBe(typed),
  );

  it.each([
    '',
    'peat swamp',
    '10.123/abc',
    '10.1234567890/abc',
    '10.1234/',
    '10.1234',
    '11.1234/abc',
    'x10.1234/abc',
    'see 10.1234/abc',
    '10.1234/abc and more',
    'https://example.org/10.1234/abc',
    'https://doi.org/https://doi.org/10.1234/abc',
    'httpss://doi.org/10.1234/abc',
    'https://doi,org/10.1234/abc',
    'https://dx,doi.org/10.1234/abc',
  ])('is no DOI when it is %j', (typed) => expect(doiIn(typed)).toBeUndefined());
});
