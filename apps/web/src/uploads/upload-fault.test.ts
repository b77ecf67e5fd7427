import { describe, expect, it } from 'vitest';
import { uploadFault } from './upload-fault.ts';

describe('a refused upload', () => {
  it('says what the server said', () =>
    expect(uploadFault('{"title":"No","detail":"This type of file is not accepted here."}')).toBe(
      'This type of file is not accepted here.',
    ));
  it('falls back to the title', () => expect(uploadFault('{"title":"Too large"}')).toBe('Too large'));
  it.each(['', '<html>', 'null', '"x"', '{}'])('has no words of its own after %o', (answer) =>
    expect(uploadFault(answer)).toBeUndefined(),
  );
});
