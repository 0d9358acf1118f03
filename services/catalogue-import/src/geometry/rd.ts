export { latOfRd, lonOfRd, rdToLonLat } from '@kavel/contracts/geo';
