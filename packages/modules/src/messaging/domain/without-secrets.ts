/** Events whose mails carry a code that opens an account. */
export const codeEvents: readonly string[] = ['reset-password-code', 'confirm-email-code'];

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
/** Long enough to be a key; the id of a record is none, access to it is asked for. */
const looksLikeKey = (text: string): boolean => text.length >= 20 && !isUuid(text);

const hiddenIn = (address: string): string => {
  const parts = address.split(/([/?#&=])/);
  const at = parts.findIndex(looksLikeKey);
  return at < 0 ? address : `${parts.slice(0, at).join('')}…`;
};

/** A text of a mail for others than its receiver: links that open something by themselves and codes are cut. */
export const withoutSecrets = (event: string, text: string): string => {
  const linked = text.replace(/https?:\/\/[^\s<>"']+/g, (address) => {
    const origin = /^https?:\/\/[^/?#]*/.exec(address)?.[0] ?? '';
    return origin + hiddenIn(address.slice(origin.length));
  });
  return codeEvents.includes(event) ? linked.replace(/(?<!\d)\d{6}(?!\d)/g, '……') : linked;
};
