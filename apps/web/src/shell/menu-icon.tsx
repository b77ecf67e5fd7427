import { Icon, type IconType } from '@naskhah/ui/controls/icon';
import {
  IconBell,
  IconBook2,
  IconBooks,
  IconChartBar,
  IconCheckbox,
  IconChecklist,
  IconCircle,
  IconClipboardText,
  IconFiles,
  IconFileText,
  IconInbox,
  IconKey,
  IconListCheck,
  IconListDetails,
  IconMail,
  IconMessages,
  IconNotebook,
  IconRosetteDiscountCheck,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconTemplate,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

/** The icons that the server's menu may name. */
const icons: Record<string, IconType> = {
  bell: IconBell,
  'book-2': IconBook2,
  books: IconBooks,
  'chart-bar': IconChartBar,
  checkbox: IconCheckbox,
  checklist: IconChecklist,
  'clipboard-text': IconClipboardText,
  files: IconFiles,
  'file-text': IconFileText,
  inbox: IconInbox,
  key: IconKey,
  'list-check': IconListCheck,
  'list-details': IconListDetails,
  mail: IconMail,
  messages: IconMessages,
  notebook: IconNotebook,
  send: IconSend,
  settings: IconSettings,
  'shield-check': IconShieldCheck,
  template: IconTemplate,
  user: IconUser,
  users: IconUsers,
  G01: IconUsers,
  G02: IconFiles,
  G03: IconBooks,
  G04: IconRosetteDiscountCheck,
  G05: IconChartBar,
};

/** By the name that the menu gives, or drawn already. */
export const MenuIcon = ({ name }: { name: string | IconType }) => (
  <Icon of={typeof name === 'string' ? (icons[name] ?? IconCircle) : name} />
);
