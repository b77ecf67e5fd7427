import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { describe, expect, it } from 'vitest';
import { checkText } from './check-texts.ts';
import { mailHtml } from './mail-html.ts';
import { renderTemplate, subjectLine } from './render-template.ts';

/** Whatever somebody is called: it stays text, on one line, and is never read as a variable. */
const harmless = (attack: string): string[] => {
  const faults: string[] = [];
  const body = renderTemplate('Dear {{firstname}}, {{code}}', { firstname: attack, code: '482913' });
  if (body !== `Dear ${attack}, 482913`) faults.push('a value was read as a template');
  if (/[\p{Cc}\u2028\u2029]/u.test(subjectLine(attack))) faults.push('a subject has more than one line');
  const html = mailHtml(attack).replace(/<\/?p>|<br>|<a href="https?:\/\/[^"<>]*">|<\/a>/g, '');
  if (/[<>"']/.test(html)) faults.push('markup in a mail');
  return faults;
};

describe('a name that tries to be more', () => {
  it.each(['{{code}}', '$& $1 $`', '<img src=x onerror=alert(1)>', 'Ali\r\nBcc: all@example.test', '__proto__'])(
    'stays a name: %s',
    (name) => expect(harmless(name)).toEqual([]),
  );
});

describe('a template that tries to be more', () => {
  it.each(['{{constructor}}', '{{__proto__}}', '{{7*7}}', '{{#with}}', '{{ firstname | safe }}'])(
    'is refused: %s',
    (body) => {
      const faults = checkText('text', { subject: 'Hello', body }, { known: ['firstname'], needed: [] });
      expect(faults.map(({ code }) => code)).toEqual(['unknown-variable']);
    },
  );
});

const decoded = (line: string): string => {
  try {
    return decodeURIComponent(line);
  } catch {
    return line;
  }
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

describeWithTestData('collected attacks', (file) => {
  it.each(['ssti', 'crlf', 'xss', 'naughty-strings'])('of the kind %s stay text in names and subjects', (kind) => {
    const lines = filesIn(file('security', kind))
      .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map(decoded);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => harmless(line).length > 0)).toEqual([]);
  });
});
