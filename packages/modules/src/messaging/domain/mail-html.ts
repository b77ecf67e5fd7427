const asText = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The plain text of a mail as simple HTML: paragraphs, line breaks and links; everything else is text. */
export const mailHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) =>
      asText(paragraph)
        .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
        .replaceAll('\n', '<br>'),
    )
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
