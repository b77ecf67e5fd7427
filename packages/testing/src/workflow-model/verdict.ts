import type { Story } from './story.ts';

/** What holds beside the story: how many approvals the journal asks for, and whether an open task blocks. */
export type Circumstances = { levels: number; heldUp: boolean };
export type Verdict = { refusals: readonly string[] } | { becomes: Story };
