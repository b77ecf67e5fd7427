import { exportLimit } from '@naskhah/kernel/exported-table';
import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuItem, MenuLabel } from '@naskhah/ui/controls/menu';
import { useWords } from '@naskhah/ui/language/language-provider';
import { exports } from '@naskhah/words/desk-workspace/exports';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import css from './export-menu.module.css';
import { useExport } from './use-export.ts';

/** The list as a file: what the filters find, in the columns that are shown. */
export const ExportMenu = ({ path, question }: { path: string; question: object }) => {
  const { say, sayWith } = useWords();
  const save = useExport(path);
  return (
    <Menu
      label={say(exports.export)}
      target={
        <Button icon={IconDownload} aria-label={say(exports.export)}>
          <span className={css.words}>{say(exports.export)}</span>
        </Button>
      }
    >
      <MenuLabel>{sayWith(exports.limit, { count: exportLimit })}</MenuLabel>
      <MenuItem icon={IconFileSpreadsheet} onClick={() => void save('xlsx', question)}>
        {say(exports.asXlsx)}
      </MenuItem>
      <MenuItem icon={IconFileTypeCsv} onClick={() => void save('csv', question)}>
        {say(exports.asCsv)}
      </MenuItem>
    </Menu>
  );
};
