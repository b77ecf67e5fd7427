/** HTML that was made safe where it came from: a galley when it was stored, a citation by its processor. */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
