export { type Geometry, GeometryError, readGeoPackageGeometry, readWkb } from './wkb';
