import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../controls/button.tsx';
import type { Unsaved } from '../form/unsaved.tsx';
import { CancelButton, Dialog } from './dialog.tsx';

type FormDialogProps = {
  title: ReactNode;
  /** Beside the title, smaller. */
  subtitle?: ReactNode;
  /** What the button says that sends the form. */
  act: string;
  /** The act cannot be taken back. */
  danger?: boolean;
  /** A further button, before the others. */
  further?: ReactNode;
  /** What is typed in it, from the form's keeper; null for a secret, which is kept nowhere. */
  unsaved: Unsaved | null;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: Cancel, and the one button that sends it. The form checks itself, not the browser. */
export const FormDialog = ({
  title,
  subtitle,
  act,
  danger = false,
  further,
  unsaved,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const form = useId();
  return (
    <Dialog
      opened
      onClose={onClose}
      unsaved={unsaved ?? undefined}
      title={title}
      subtitle={subtitle}
      footer={
        <>
          {further}
          <CancelButton />
          <Button kind={danger ? 'danger-fill' : 'primary'} type="submit" form={form}>
            {act}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
};
