export { embedOf } from './model/embeds';
export { DemoWebsite } from './ui/demo-website';
export { EmbedBlock } from './ui/embed-block';
