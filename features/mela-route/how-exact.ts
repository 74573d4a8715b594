import { surveyedM, type Walk } from './walk.ts'

/** How many stops of the walk were surveyed. */
export const surveyedStops = ({ stops }: Walk): number =>
  stops.filter(({ placed, waypoint }) => placed && (waypoint.precision_m ?? surveyedM + 1) <= surveyedM)
    .length
