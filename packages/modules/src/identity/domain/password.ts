/** Long entries of published lists of common passwords, and patterns that stand for many of them. */
const common = new Set(
  `123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopasdf
  qwertyuiopasdfghjkl 1qaz2wsx3edc 1q2w3e4r5t6y 1qazxsw23edc zaq12wsxcde3 passwordpassword password1234 password12345 password123456
  password2024 password2025 password2026 passw0rd1234 iloveyou1234 iloveyouforever administrator administrator1 letmeinletmein
  welcomewelcome welcome123456 changeme1234 changemenow1 abcdefghijkl abcdefghijklm abcdefghijklmnop abc123abc123 abcd1234abcd
  monkeymonkey dragondragon footballfootball superman1234 princess1234 sunshine1234 katalaluan123 katalaluan1234 malaysia1234
  malaysiaku123 bismillah1234 bismillah123 alhamdulillah 1234qwerasdf asdfghjkl123 zxcvbnm12345 trustno1trustno1 computer1234
  internet1234 secretsecret supersecret1 naskhahnaskhah naskhah12345`.split(/\s+/),
);

const repeats = /^(.{1,4})\1+$/;

const isRun = (text: string): boolean => {
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at++) steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  return steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1;
};

/** Twelve or more characters, not the e-mail, not among the common ones; no composition rules (decisions 2). */
export const passwordFault = (password: string, email: string): 'too-short' | 'is-email' | 'too-common' | undefined => {
  const plain = password.toLowerCase();
  if ([...password].length < 12) return 'too-short';
  if (plain === email || plain === email.split('@')[0]) return 'is-email';
  if (common.has(plain) || repeats.test(plain) || isRun(plain)) return 'too-common';
  return undefined;
};
