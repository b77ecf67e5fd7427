import { encode } from 'uqr';
import css from './qr-code.module.css';

/** A QR code as one path: dark on white in both themes, as readers want it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={css.light} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={css.dark} d={path} />
    </svg>
  );
};
