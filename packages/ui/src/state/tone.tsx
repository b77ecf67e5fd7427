/** What a colour says: done, waited for, late or failed, arrived; none: in the hands of others. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'none';
