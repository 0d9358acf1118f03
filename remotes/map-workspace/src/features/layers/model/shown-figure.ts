import { type LayerOverview, type SurroundingsFigure, surroundingsFigures } from '@kavel/contracts/layers';

/** Figures of the surroundings that were imported. */
export function importedFigures({ figures }: LayerOverview): SurroundingsFigure[] {
  return surroundingsFigures.filter(name => figures.some(({ figure }) => figure === name));
}

/** The figure of the surroundings that is shown: the one of the address, or else the first that was imported. */
export function shownFigure(overview: LayerOverview, wanted: SurroundingsFigure): SurroundingsFigure {
  const imported = importedFigures(overview);
  return imported.includes(wanted) ? wanted : (imported[0] ?? wanted);
}

export function hasWoz({ figures }: LayerOverview): boolean {
  return figures.some(({ figure }) => figure === 'wozValue');
}
