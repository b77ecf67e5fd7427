import { scholars } from './scholars.ts';

/** Who does what in a journal, by key. */
export type Team = {
  manager: string;
  chief: string;
  /** Editors who decide on single articles. */
  editors: { key: string; preset: string; role: 'section-editor' | 'guest-editor' }[];
  copyeditor: string;
  layout: string;
  proofreader: string;
  /** Reviewers asked again and again, the demo accounts among them. */
  reviewers: string[];
  /** Authors and further reviewers: people of the field who hold no office in the journal. */
  scholars: string[];
};

const inField = (field: string): string[] => scholars.filter((one) => one.field === field).map((one) => one.key);
const sectionEditor = (key: string) => ({ key, preset: 'section-editor', role: 'section-editor' as const });
const press = { copyeditor: 'copyeditor', layout: 'layout', proofreader: 'noraini.che.mat' };

/** In a journal of its field alone the first two of the field are manager and chief. */
const small = (field: string): Team => {
  const [manager = '', chief = '', ...others] = inField(field);
  return { ...press, manager, chief, editors: [], reviewers: [], scholars: others };
};

export const teams: Record<string, Team> = {
  jek: {
    ...press,
    manager: 'manager',
    chief: 'editor',
    editors: [sectionEditor('section-editor'), { key: 'chong.kah.hui', preset: 'guest-editor', role: 'guest-editor' }],
    reviewers: ['reviewer', 'reviewer2'],
    scholars: inField('ecology').filter((key) => key !== 'chong.kah.hui' && key !== press.proofreader),
  },
  bjph: {
    ...press,
    manager: 'manager',
    chief: 'dayang.suhaila.awang.bujang',
    editors: [sectionEditor('editor'), sectionEditor('section-editor')],
    reviewers: ['reviewer', 'reviewer2'],
    scholars: inField('publicHealth').filter((key) => !key.startsWith('dayang')),
  },
  jbpn: small('linguistics'),
  mrif: small('finance'),
  jte: small('engineering'),
  jprm: small('education'),
  mjel: small('law'),
  jkdt: small('computing'),
};
