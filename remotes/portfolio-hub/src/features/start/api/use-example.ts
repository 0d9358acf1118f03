import { currentPortfolio } from '@kavel/api-client';
import { useQueryClient } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import { useRef, useState } from 'react';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { useStartTexts } from '../../../i18n/start';

/** Makes the example and opens it; can be cancelled, which leaves nothing behind. */
export function useExample() {
  const t = useStartTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);

  const make = async () => {
    const control = new AbortController();
    running.current = control;
    setFailed(false);
    setProgress({ done: 0, total: 0 });
    try {
      const { makeExample } = await import('./make-example');
      const nameFor = (place: string) => t('first.example.name', { place });
      const id = await makeExample({ nameFor, onProgress: setProgress, signal: control.signal });
      currentPortfolio.remember(id);
      announcePortfolioChange(queryClient, id);
      navigate(`/${id}/hub`);
    } catch {
      setFailed(!control.signal.aborted);
    } finally {
      setProgress(null);
    }
  };

  return { progress, failed, make, cancel: () => running.current?.abort() };
}
