/** Where a form of the editor leads to. */
export interface EditorPlaces {
  onClose: () => void;
  onOpen: (article: string, of?: string) => void;
}
