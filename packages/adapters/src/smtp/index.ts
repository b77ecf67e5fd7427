import type { SendMail } from '@naskhah/modules/messaging';
import { createTransport } from 'nodemailer';

/** Sends by SMTP. A 5xx answer is the server's last word; everything else is tried again by the queue. */
export const smtpSender = (url: string, from: string): SendMail => {
  const transport = createTransport({ url, pool: true, maxConnections: 2 } as Parameters<typeof createTransport>[0]);
  return async ({ id, address, subject, text, html }) => {
    try {
      await transport.sendMail({ from, to: address, subject, text, html, messageId: `<${id}@naskhah>` });
      return 'sent';
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) return { refused: String((error as Error).message) };
      throw error;
    }
  };
};
