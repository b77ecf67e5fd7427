import { describe, expect, it } from 'vitest';
import { readTeamList } from './team-list.ts';

const presets = [
  { id: 'p1', names: ['Section Editor', 'Editor Bahagian', 'section-editor'] },
  { id: 'p2', names: ['Copyeditor', 'Editor Salinan', 'copyeditor'] },
];
const read = (...rows: string[][]) => readTeamList(rows, presets);

describe('a line of a list of people', () => {
  it.each([
    ['Section Editor', 'p1'],
    ['editor  bahagian', 'p1'],
    ['section-editor', 'p1'],
    [' COPYEDITOR ', 'p2'],
  ])('names its place as %j', (place, preset) => {
    expect(read(['Aminah Salleh', ' Aminah@UM.edu.my ', place])).toEqual([
      {
        line: 1,
        name: 'Aminah Salleh',
        email: 'aminah@um.edu.my',
        place: place.trim().replace(/\s+/g, ' '),
        preset,
        fault: undefined,
      },
    ]);
  });

  it.each([
    ['line-too-short', ['Aminah', 'a@um.edu.my']],
    ['line-too-short', ['', 'a@um.edu.my', 'Copyeditor']],
    ['line-too-short', ['Aminah', '', 'Copyeditor']],
    ['email-wrong', ['Priya', 'priya@example', 'Copyeditor']],
    ['preset-unknown', ['Priya', 'priya@um.edu.my', 'Editor']],
  ])('invites nobody as it is: %s, in %j', (fault, row) => expect(read(row)[0]?.fault).toBe(fault));

  it('invites nobody twice to one place, and may invite to two', () => {
    const of = (place: string) => ['Aminah', 'a@um.edu.my', place];
    expect(read(of('Copyeditor'), of('copyeditor'), of('Section Editor')).map(({ fault }) => fault)).toEqual([
      undefined,
      'named-twice',
      undefined,
    ]);
  });

  it('counts a line that is wrong for no other one', () =>
    expect(read(['A', 'a@um', 'Copyeditor'], ['A', 'a@um.edu.my', 'Copyeditor'])[1]?.fault).toBeUndefined());
});

describe('the first line', () => {
  it.each([[['Name', 'E-mail', 'Preset']], [['Nama', 'Emel', 'Praset']], [['nama', 'e-mel', 'peranan']]])(
    '%j names the columns',
    (row) => {
      const lines = read(row, ['Aminah', 'a@um.edu.my', 'Copyeditor']);
      expect(lines.map(({ line, fault }) => [line, fault])).toEqual([[2, undefined]]);
    },
  );
  it('is a person where it holds an address, and later lines always are', () => {
    expect(read(['Email Salleh', 'e@um.edu.my', 'Copyeditor'])).toHaveLength(1);
    expect(read(['A', 'a@um.edu.my', 'Copyeditor'], ['Name', 'E-mail', 'Preset'])).toHaveLength(2);
  });
});
