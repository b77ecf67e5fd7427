import { escapeHtml } from '@naskhah/kernel/html';
import { describe, expect, it } from 'vitest';
import { attributes, direction, lead, tag, tagIf } from './html.ts';

describe('text of a file in a galley', () => {
  it.each([
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ['&quot;', '&amp;quot;'],
  ])('%s is written as %s', (text, written) => expect(escapeHtml(text)).toBe(written));

  it('stays within the quotes of an attribute', () =>
    expect(attributes({ id: 'a"b', lang: undefined, start: 0, class: '<&>' })).toBe(
      ' id="a&quot;b" start="0" class="&lt;&amp;&gt;"',
    ));
});

describe('an element of a galley', () => {
  it.each([
    ['with content', tag('p', 'Peat', { id: 'p1' }), '<p id="p1">Peat</p>'],
    ['that has none by its nature', tag('br', ''), '<br/>'],
    ['without content', tag('td', ''), '<td></td>'],
    ['that needs content and has it', tagIf('p', 'Peat'), '<p>Peat</p>'],
    ['that needs content and has only spaces', tagIf('p', ' \n'), ''],
  ])('%s is written', (_, written, expected) => expect(written).toBe(expected));

  it('has its number inside of its first paragraph, where it begins with one', () => {
    const label = '<span class="label">1</span> ';
    expect(lead('', '<p>a</p>')).toBe('<p>a</p>');
    expect(lead('1', '<p>a</p>')).toBe(`<p>${label}a</p>`);
    expect(lead('1', ' <p id="x">a</p>')).toBe(` <p id="x">${label}a</p>`);
    expect(lead('1', '<pre>a</pre>')).toBe(`${label}<pre>a</pre>`);
    expect(lead('1', 'a<p>b</p>')).toBe(`${label}a<p>b</p>`);
  });

  it('finds its own direction where text runs from right to left', () => {
    expect(direction('مخطوطة')).toBe('auto');
    expect(direction('Naskhah')).toBeUndefined();
  });
});
