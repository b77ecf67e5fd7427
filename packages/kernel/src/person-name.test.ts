import { describe, expect, it } from 'vitest';
import { firstnameOf, salutationOf } from './person-name.ts';

describe('a mail addresses', () => {
  it.each([
    ['Aminah binti Yusof', 'Aminah'],
    ['  Aminah   Yusof ', 'Aminah'],
    ['Dr. Aminah', 'Aminah'],
    ['dr Aminah', 'Aminah'],
    ["Dato' Ali", 'Ali'],
    ['Dato’ Ali', 'Ali'],
    ['Dato Ali', 'Ali'],
    ['Datuk Ali', 'Ali'],
    ['Datin Siti', 'Siti'],
    ['Prof. Madya Dr. Siti', 'Siti'],
    ['Professor Siti', 'Siti'],
    ['Prof Siti', 'Siti'],
    ['Ir. Siti', 'Siti'],
    ['Ir Siti', 'Siti'],
    ['Ts. Siti', 'Siti'],
    ['Ts Siti', 'Siti'],
    ['Hj. Ali', 'Ali'],
    ['Hj Ali', 'Ali'],
    ['Hjh. Siti', 'Siti'],
    ['Hjh Siti', 'Siti'],
    ['Haji Ali', 'Ali'],
    ['Hajah Siti', 'Siti'],
    ['Mr. Tan', 'Tan'],
    ['Mr Tan', 'Tan'],
    ['Mrs. Tan', 'Tan'],
    ['Mrs Tan', 'Tan'],
    ['Ms. Tan', 'Tan'],
    ['Ms Tan', 'Tan'],
    ['Tan Sri Ali', 'Ali'],
    ['Puan Sri   Siti', 'Siti'],
    ['TAN  SRI Dato’ Ali', 'Ali'],
    ['Prof. Puan Sri Siti', 'Siti'],
    ['Tan Sri', 'Tan'],
    ['Tan Srikandi', 'Tan'],
    ['Hartan Sri Ali', 'Hartan'],
    ['Tan Wei Ling', 'Tan'],
    ['Drahman Ali', 'Drahman'],
    ['Adatuk Ali', 'Adatuk'],
    ['Dr.', 'Dr.'],
    ['', ''],
  ])('%j as %j', (name, addressed) => expect(firstnameOf(name)).toBe(addressed));
});

describe('a mail greets', () => {
  it.each([
    ['Prof. Madya Dr. Siti binti Ali', 'Siti', 'ms', 'Prof. Madya Dr. Siti binti Ali'],
    ['Prof. Madya Dr. Siti binti Ali', 'Siti', 'en', 'Siti'],
    ['Lim Wei Ling ', 'Lim', 'ms', 'Lim Wei Ling'],
    ['Dato’ Ali bin Ahmad', 'Dato’ Ali', 'ms', 'Dato’ Ali bin Ahmad'],
    ['Dato’ Ali bin Ahmad', 'Dato’ Ali', 'en', 'Dato’ Ali'],
    ['Nurul Huda Ismail', 'Huda', 'ms', 'Nurul Huda Ismail'],
  ] as const)('%j, addressed as %j, in %s by %j', (name, firstname, language, greeted) =>
    expect(salutationOf({ name, firstname }, language)).toBe(greeted),
  );
});
