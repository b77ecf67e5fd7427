import type { SendMail } from '@naskhah/modules/messaging';
import { createTransport } from 'nodemailer';

type From = {
  from: string;
  /** Where mails that cannot be delivered go back to; without it to the sender. */
  bouncesTo?: string | undefined;
};

/** One address and nothing else: programs read lists, groups and comments out of more. */
const oneAddress = /^[^\s,;:<>()[\]"@]+@[^\s,;:<>()[\]"@]+$/;

/** In ms. A mail is sent or given up within the minutes for which a worker has claimed it. */
const patience = { connectionTimeout: 60_000, greetingTimeout: 30_000, socketTimeout: 120_000 };

/** Sends by SMTP. A 5xx answer is the server's last word; everything else is tried again by the queue. */
export const smtpSender = (url: string, { from, bouncesTo }: From): SendMail => {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...patience } as Parameters<
    typeof createTransport
  >[0]);
  return async ({ id, address, subject, text, html, unsubscribe, from: named }) => {
    if (!oneAddress.test(address)) return { refused: 'this is not one address' };
    const to = { name: '', address };
    try {
      await transport.sendMail({
        from: named ?? from,
        to,
        subject,
        text,
        html,
        messageId: `<${id}@naskhah>`,
        ...(bouncesTo && { envelope: { from: bouncesTo, to: [address] } }),
        headers: {
          // RFC 3834: nothing answers by itself to what nobody wrote by hand.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return 'sent';
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) return { refused: String((error as Error).message) };
      throw error;
    }
  };
};

/** Why the server takes no mail at the moment, in its words or the system's; nothing when it would. Opens a line and logs in. */
export const smtpFault = async (url: string): Promise<string | undefined> => {
  const quick = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
  const transport = createTransport({ url, ...quick } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
};
