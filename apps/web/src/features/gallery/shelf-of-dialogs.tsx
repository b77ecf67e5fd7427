import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import type { Question } from '@naskhah/ui/dialogs/confirm';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useMessageSent } from '@naskhah/ui/dialogs/message-sent';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { TimelineDialog } from '@naskhah/ui/dialogs/timeline-dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { gallery } from '@naskhah/words/gallery';
import { ORPCError } from '@orpc/client';
import { IconBell, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Shelf } from './gallery-layout.tsx';

const useQuestions = (): { name: string; question: Question }[] => {
  const { say } = useWords();
  const ask = { title: say(gallery.cancelReview), message: say(gallery.cancelReviewWhy) };
  const label = say(gallery.reason);
  const options = [
    { value: 'enough', label: say(gallery.enough) },
    { value: 'silent', label: say(gallery.silent) },
  ];
  const other = { value: 'other', label: say(gallery.otherReason), input: { label: say(gallery.which) } };
  return [
    { name: say(gallery.askPlain), question: ask },
    {
      name: say(gallery.askRadio),
      question: { ...ask, prompt: { kind: 'radio', label, options: [...options, other] } },
    },
    { name: say(gallery.askCheckbox), question: { ...ask, prompt: { kind: 'checkbox', label, options } } },
    { name: say(gallery.askToggle), question: { ...ask, prompt: { kind: 'toggle', label, options, optional: true } } },
    { name: say(gallery.askText), question: { ...ask, prompt: { kind: 'text', label } } },
    { name: say(gallery.askOptional), question: { ...ask, prompt: { kind: 'text', label, optional: true } } },
    {
      name: say(gallery.askFixed),
      question: { ...ask, prompt: { kind: 'text', label: say(gallery.typeNumber), validity: 'JEK-2026-0143' } },
    },
    {
      name: say(gallery.askRule),
      question: {
        ...ask,
        prompt: { kind: 'text', label: say(gallery.tenLetters), validity: ({ length }) => length >= 10 },
      },
    },
  ];
};

const later = (failing: boolean) =>
  new Promise<boolean>((settle, fail) => setTimeout(() => (failing ? fail(new Error('invented')) : settle(true)), 800));

/** As a call that the server refuses in words of its own. */
const refuse = async (message: string): Promise<never> => {
  throw new ORPCError('refused', { status: 422, message });
};

export const DialogShelf = () => {
  const { say } = useWords();
  const [timeline, setTimeline] = useState(false);
  const questions = useQuestions();
  const confirm = useConfirm();
  const request = useRequest();
  const messageSent = useMessageSent();
  const letter = { to: 'Dr. Siti Hajar Abdul Rahman', subject: say(gallery.invitation), body: say(gallery.letter) };
  return (
    <Shelf title={say(gallery.dialogs)}>
      <ButtonRow>
        <Button onClick={() => setTimeline(true)}>{say(gallery.timelineButton)}</Button>
        {questions.map(({ name, question }) => (
          <Button key={name} onClick={() => void confirm(question)}>
            {name}
          </Button>
        ))}
      </ButtonRow>
      <ButtonRow>
        <Button onClick={() => void request(() => later(false))}>{say(gallery.requestGood)}</Button>
        <Button onClick={() => void request(() => later(true), { again: true })}>{say(gallery.requestBad)}</Button>
        <Button onClick={() => void request(() => refuse(say(gallery.refusedWhy)))}>
          {say(gallery.requestRefused)}
        </Button>
        <Button onClick={() => void request(() => later(false), { updated: true })}>
          {say(gallery.requestUpdates)}
        </Button>
        <Button onClick={() => messageSent()}>{say(gallery.messageShown)}</Button>
        <Button onClick={() => messageSent({ hidden: true })}>{say(gallery.messageHidden)}</Button>
        <Button onClick={() => showNotice({ tone: 'ok', title: say(gallery.sent), message: say(gallery.sentWhy) })}>
          {say(gallery.notices)}
        </Button>
      </ButtonRow>
      <TimelineDialog
        opened={timeline}
        onClose={() => setTimeline(false)}
        subtitle={say(gallery.entries)}
        timeZone="Asia/Kuala_Lumpur"
        entries={[
          {
            id: '1',
            title: say(gallery.reminder),
            date: new Date('2026-11-17T08:00:00+08:00'),
            by: say(gallery.bySchedule),
            message: say(gallery.reminderWhy),
            email: letter,
            icon: IconBell,
          },
          {
            id: '2',
            title: say(gallery.opened),
            date: new Date('2026-10-28T11:20:00+08:00'),
            by: 'Nurul Huda Ismail',
            message: say(gallery.replacedMessage),
            template: letter.body,
            email: letter,
            file: { href: '#reply', label: say(gallery.reply) },
            icon: IconRefresh,
          },
        ]}
      />
    </Shelf>
  );
};
