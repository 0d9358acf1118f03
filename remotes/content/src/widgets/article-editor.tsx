import { Editor } from '../features/editor';

/** Tab of `/management` in which the operator's managers write articles. */
export default function ArticleEditor() {
  return <Editor />;
}
