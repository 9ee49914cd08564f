/**
 * Whether the store with the id `store` is the own one of the user `buyer` (rules §2): because the buyer is its owner or
 * staff, or has the phone number or the identity number of its documents or of its owner's or staff's real-name record.
 * Part of the statement, so that PostgreSQL plans it with the rest once. Most buyers have no real-name record, and for
 * those nothing is compared with the records of others.
 */
export const isOwnStore = (buyer: string, store: string): string => `exists (
  select from stores own join users buyer on buyer.id = ${buyer} left join store_documents documents on documents.store_id = own.id
   where own.id = ${store}
     and (own.user_id in (buyer.id, buyer.belong_id)
       or documents.store_phone = buyer.phone
       or exists (select from real_names buyer_name where buyer_name.user_id = buyer.id
            and (documents.id_card_hash = buyer_name.card_hash
              or exists (select from real_names staff_name join users staff on staff.id = staff_name.user_id
                          where staff_name.card_hash = buyer_name.card_hash and own.user_id in (staff.id, staff.belong_id)))))
)`
