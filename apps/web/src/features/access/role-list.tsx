import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { presetPage } from '@naskhah/words/access/preset-words';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { isSet } from './bits.ts';
import css from './preset.module.css';
import { RoleDialog } from './role-dialog.tsx';
import { type Role, type Roles, useLabel } from './use-presets.ts';

const blank = (roles: Roles): Role => ({
  acl: 0,
  version: 0,
  label_en: '',
  label_ms: '',
  flags: 0,
  menu: roles.modules.filter(({ always }) => always).map(({ value }) => value),
  holders: 0,
  may_delete: false,
});

/** The platform's roles with what they open. */
export const RoleList = () => {
  const { say, sayWith } = useWords();
  const label = useLabel();
  const confirm = useConfirm();
  const act = useAct();
  const [edited, setEdited] = useState<Role>();
  const { data, error, refetch } = useQuery(calls.access.listRoles.queryOptions());
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { roles, flags, modules } = data;
  const remove = async ({ acl, version }: Role) => {
    if (!(await confirm({ title: say(presetPage.removeRoleTitle), message: say(presetPage.removeWhy) }))) return;
    await act(() => client.access.deleteRole({ acl, version }), {
      processing: say(presetPage.removing),
      done: say(presetPage.roleRemoved),
    });
  };
  return (
    <div className={css.roles}>
      <Section
        title={say(presetPage.roles)}
        actions={
          <Button icon={IconPlus} onClick={() => setEdited(blank(data))}>
            {say(presetPage.addRole)}
          </Button>
        }
      >
        <EntryList
          items={roles.map((role) => ({
            key: String(role.acl),
            name: label(role),
            under:
              flags
                .filter(({ bit }) => isSet(role.flags, bit))
                .map(label)
                .join(' · ') || say(presetPage.noFlags),
            detail: `${role.menu
              .flatMap((id) => modules.filter(({ value }) => value === id).map(label))
              .join(', ')} · ${sayWith(presetPage.count, { count: role.holders })}`,
            act: (
              <ButtonRow>
                <Button
                  size="sm"
                  aria-label={`${say(presetPage.edit)}: ${label(role)}`}
                  onClick={() => setEdited(role)}
                >
                  {say(presetPage.edit)}
                </Button>
                {role.may_delete && (
                  <Button
                    size="sm"
                    kind="danger"
                    aria-label={`${say(presetPage.remove)} ${label(role)}`}
                    onClick={() => void remove(role)}
                  >
                    {say(presetPage.remove)}
                  </Button>
                )}
              </ButtonRow>
            ),
          }))}
        />
        {edited && <RoleDialog role={edited} roles={data} onClose={() => setEdited(undefined)} />}
      </Section>
    </div>
  );
};
