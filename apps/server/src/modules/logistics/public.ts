/** Tracking of parcels: couriers and their traces (rules §5). Orders read it; it does not know orders. */
export { isSimulated } from './choose-courier.ts'
export { parcelDelivered } from './hooks.ts'
export { followParcel, type Parcel } from './follow-parcel.ts'
export { showTrack } from './show-track.ts'
export { type TrackRow } from './tracks.db.ts'
export { tracksIn } from './tracks-in-language.ts'
