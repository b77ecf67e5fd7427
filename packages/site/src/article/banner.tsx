import type { ReactNode } from 'react';
import { Icon } from '../frame/icons.tsx';
import { marked } from '../text/inline.tsx';
import type { BannerView } from './links-view.ts';

const icons = { bad: 'warning', warn: 'warning', info: 'versions' } as const;

export const Banner = ({ banner }: { banner: BannerView }): ReactNode => (
  <div className={`note ${banner.tone}`}>
    <Icon name={icons[banner.tone]} />
    <p>
      <b>{banner.lead}</b>
      {banner.to && (
        <>
          {' '}
          <a href={banner.to.href} lang={banner.to.title.lang} dir={banner.to.title.dir}>
            {marked(banner.to.title.text)}
          </a>
          {banner.to.date && ` (${banner.to.date})`}
        </>
      )}
    </p>
  </div>
);
