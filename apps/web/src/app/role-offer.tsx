import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { roleOffer } from '@naskhah/words/access/role-offer';
import { otherRoleOf } from './problem.ts';
import { useChangeRole } from './use-change-role.ts';

/** After a refusal that another role held would not have met: the way to that role; nothing after any other. */
export const RoleOffer = ({ error, onSwitch }: { error: unknown; onSwitch?: () => void }) => {
  const { sayWith, language } = useWords();
  const changeRole = useChangeRole();
  const role = otherRoleOf(error);
  if (!role) return null;
  return (
    <Button
      onClick={() => {
        onSwitch?.();
        void changeRole(role.acl);
      }}
    >
      {sayWith(roleOffer.use, { role: language === 'ms' ? role.label_ms : role.label_en })}
    </Button>
  );
};
