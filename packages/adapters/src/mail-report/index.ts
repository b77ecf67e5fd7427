import type { MailReport } from '@naskhah/modules/messaging';
import PostalMime, { type Attachment } from 'postal-mime';

const ours = /<([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})@naskhah>/i;

/** Groups of `Name: value` lines, a blank line between them (RFC 3464, 2.1); folded lines are joined. */
const groupsOf = (text: string): Map<string, string>[] =>
  text
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          [...group.matchAll(/^([A-Za-z-]+):[ \t]*(.*)$/gm)].map(([, name = '', value = '']) => [
            name.toLowerCase(),
            value.trim(),
          ]),
        ),
    )
    .filter((group) => group.size > 0);

/** `rfc822; name@example.edu` → the address alone. */
const addressOf = (field: string | undefined): string | undefined =>
  field
    ?.replace(/^[^;]*;/, '')
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase() || undefined;

/** The id that we gave the mail: in what was sent back of it, else anywhere in the report. */
const mailOf = (raw: string, parts: readonly Attachment[]): string | undefined => {
  const returned = parts
    .filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
    .map(({ content }) => String(content));
  for (const text of [...returned, raw]) {
    const id = ours.exec(text)?.[1];
    if (id) return id.toLowerCase();
  }
  return undefined;
};

const textOf = (parts: readonly Attachment[], type: string): string | undefined => {
  const part = parts.find(({ mimeType }) => mimeType === type);
  return part && String(part.content);
};

/** A delivery that failed for good, or arrived; what was only put off, relayed or expanded is no news (RFC 3464, 2.3.3). */
const kindOf = (group: Map<string, string>): MailReport['kind'] | undefined => {
  const action = group.get('action')?.toLowerCase();
  if (action === 'delivered') return 'delivered';
  return action === 'failed' ? 'bounced' : undefined;
};

/**
 * What a returned mail says of ours: a delivery status notification (RFC 3464) or a complaint (RFC 5965). An answer by a person or
 * an absence note says nothing. Throws for what is no mail at all.
 */
export const mailReportsIn = async (raw: Buffer): Promise<MailReport[]> => {
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const mail = mailOf(raw.toString('latin1'), attachments);
  const status = textOf(attachments, 'message/delivery-status');
  if (status !== undefined)
    return groupsOf(status).flatMap((group) => {
      const kind = kindOf(group);
      const address = addressOf(group.get('original-recipient') ?? group.get('final-recipient'));
      if (!kind || !(mail ?? address)) return [];
      const reason = [group.get('status'), group.get('diagnostic-code')?.replace(/^[^;]*;\s*/, '')];
      return [{ mail, address, kind, reason: reason.filter(Boolean).join(' ') }];
    });
  const feedback = textOf(attachments, 'message/feedback-report');
  const [group] = feedback === undefined ? [] : groupsOf(feedback);
  const address = addressOf(group?.get('original-rcpt-to'));
  if (!group || !(mail ?? address)) return [];
  return [{ mail, address, kind: 'complained', reason: group.get('feedback-type') ?? 'abuse' }];
};
