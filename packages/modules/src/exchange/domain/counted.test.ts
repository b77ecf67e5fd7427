import { describe, expect, it } from 'vitest';
import { addAll, addTo, type Losses } from './counted.ts';

describe('what is not kept of a file', () => {
  it('is counted by its place', () => {
    const losses: Losses = {};
    addTo(losses, 'contrib/bio', 2);
    addTo(losses, 'contrib/bio', 1);
    addTo(losses, 'contrib/role', 1);
    expect(losses).toEqual({ 'contrib/bio': 3, 'contrib/role': 1 });
  });

  it('has no line for what was not lost', () => {
    const losses: Losses = {};
    addTo(losses, 'contrib/bio', 0);
    expect(losses).toEqual({});
  });

  it('adds up over files', () => {
    const sum: Losses = { 'contrib/bio': 1 };
    addAll(sum, { 'contrib/bio': 2, 'contrib/role': 1, 'contrib/email': 0 });
    expect(sum).toEqual({ 'contrib/bio': 3, 'contrib/role': 1 });
  });
});
