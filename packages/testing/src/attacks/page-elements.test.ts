import { describe, expect, it } from 'vitest';
import { elementsOf } from './page-elements.ts';

describe('what would run in a page', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<iframe srcdoc="<p>">',
    '<svg><a xlink:href="data:text/html,x">',
    '<script type="application/ld+json">{"name":"</script><b>"}</script>',
    '<form action="vbscript:x">',
  ])('is seen: %s', (html) => expect(elementsOf(`<p>${html}</p>`).dangers).not.toEqual([]));

  it('is not text, a plain address or data', () =>
    expect(
      elementsOf(
        '<a href="/j/jek/">&lt;script&gt;</a><a href="mailto:a@b.test"></a><script type="application/ld+json">{}</script>',
      ).dangers,
    ).toEqual([]));
});

describe('the elements of a page', () => {
  it('are more when one was added', () => {
    const before = elementsOf('<p>text</p>');
    expect(elementsOf('<p>&lt;img src=x&gt;</p>').counts).toEqual(before.counts);
    expect(elementsOf('<p><img src=x></p>').counts).not.toEqual(before.counts);
    expect(elementsOf('<p class=x>text</p>').counts).not.toEqual(before.counts);
  });
});
