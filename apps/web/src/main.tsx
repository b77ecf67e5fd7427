import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const place = document.getElementById('portal');
if (place) createRoot(place).render(<App />);
