import type { ComponentType } from 'react';

/** A file of stories: its title in the list, and one component per state. */
export interface StoryFile {
  default: { title: string };
  [state: string]: ComponentType | { title: string };
}

/** One state of a component. */
export interface Story {
  /** Used in addresses: `ui/core/Button/Variants`. */
  id: string;
  title: string;
  state: string;
  Shown: ComponentType;
}

/** The states of all files, sorted by title. */
export function storiesIn(files: readonly StoryFile[]): Story[] {
  return files
    .flatMap(({ default: { title }, ...states }) =>
      Object.entries(states).map(([state, Shown]) => ({
        id: `${title}/${state}`,
        title,
        state: state.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
        Shown: Shown as ComponentType,
      })),
    )
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
