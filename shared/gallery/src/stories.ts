import { type StoryFile, storiesIn } from './story';

interface Context {
  (file: string): StoryFile;
  keys(): string[];
}

/** The webpack extension of `import.meta`: all modules below a folder. */
interface WebpackMeta {
  webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp; exclude: RegExp }): Context;
}

declare global {
  interface ImportMeta extends WebpackMeta {}
}

const files = import.meta.webpackContext('../..', {
  recursive: true,
  regExp: /\.stories\.tsx$/,
  exclude: /node_modules|dist/,
});

/** All stories of shared/. */
export const stories = storiesIn(files.keys().map(files));
