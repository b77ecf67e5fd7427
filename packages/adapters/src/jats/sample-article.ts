const namespaces = 'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML"';

type Parts = { meta?: string; body?: string; back?: string; behind?: string; language?: string; doctype?: string };

/** A small article made for a test. */
export const sampleArticle = ({ meta = '', body = '', back = '', behind = '', language = 'en', doctype = '' }: Parts) =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
${doctype}<article ${namespaces} article-type="research-article" xml:lang="${language}">
<front>
<journal-meta><journal-title-group><journal-title>Jurnal Ekologi Khatulistiwa</journal-title></journal-title-group>
<issn pub-type="ppub">2785-0412</issn><issn publication-format="electronic">2785-0420</issn></journal-meta>
<article-meta><title-group><article-title>Hutan paya gambut</article-title></title-group>${meta}</article-meta>
</front><body>${body}</body><back>${back}</back>${behind}</article>`);
