const storageKey = 'current-portfolio';

/** The portfolio the user worked in last, in this browser. */
export const currentPortfolio = {
  read: () => localStorage.getItem(storageKey),
  remember: (id: string) => localStorage.setItem(storageKey, id),
  /** Forgets it when it is the one that goes away. */
  forget: (id: string) => {
    if (localStorage.getItem(storageKey) === id) localStorage.removeItem(storageKey);
  },
};
