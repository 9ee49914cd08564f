-- The platform's first words for clothes meant a whole class with bags and glasses, and a store by its name. Changed only
-- where the platform has not changed them itself.
UPDATE "search_synonyms"
   SET "meanings" = '上装、t 恤、衫、卫衣、毛衣、短袖、长袖、连体衣、tee、sweater、hoodie、bodysuit', "is_indexed" = false
 WHERE "meanings" = '上装、服饰、t 恤、衫、卫衣、毛衣、衣、tee、sweater、hoodie、bodysuit';
--> statement-breakpoint
-- Further everyday words, without those that the platform has given a meaning by now.
INSERT INTO "search_synonyms" ("words", "meanings")
SELECT n.words, n.meanings FROM (VALUES
  ('耳塞、入耳式耳机、in ear', '真无线、earbud'),
  ('手电筒、手电、flashlight、torch', '露营灯、lantern'),
  ('早餐、早饭、breakfast', '面包、可颂、果酱、bakery、bread、jam'),
  ('甜品、甜食、sweets、dessert', '曲奇、蜂蜜、果酱、cookie、honey、jam'),
  ('饮品、喝的、beverage', '果汁、橙汁、茶叶、咖啡、juice、tea、coffee'),
  ('健身房、锻炼、gym、workout、exercise', '哑铃、壶铃、瑜伽、dumbbell、kettlebell、yoga'),
  ('徒步、登山、爬山、hiking、trekking', '帐篷、露营、双肩包、保温壶、tent、camp、backpack'),
  ('登山包、旅行包、travel bag、hiking backpack', '双肩包、托特、backpack、tote'),
  ('ipad、e reader', '平板、tablet'),
  ('polaroid、instax、一次成像', '拍立得、instant camera'),
  ('电子产品、数码产品、electronics、gadget', '智能手机、手机、平板、耳机、音箱、移动电源、手表、smartphone、tablet、headphone、speaker'),
  ('日记本、手帐、手账、diary、planner', '笔记本、日程本、notebook、planner'),
  ('菜谱、食谱、cookbook、recipe', '饮食、everyday food'),
  ('烧水壶、kettle、tea kettle', '茶壶、teapot'),
  ('随行杯、travel mug、tumbler', '随行杯、tumbler'),
  ('保湿、补水、滋润、moisturizing、hydrating', '面霜、修护、护手霜、face cream、hand cream'),
  ('美白、提亮、亮肤、brightening、whitening', '亮肤、焕亮、brightening、glow'),
  ('装饰、装饰品、摆件、ornament、home decoration', '摆件、花瓶、陶瓶、香薰、装饰、vase、candle、decor'),
  ('小朋友、孩子、小孩', '儿童、童趣、玩具、绘本、玩偶、kids、toy'),
  ('春节、过年、年货、中秋、圣诞、圣诞节、christmas、new year', '礼盒、gift')
) AS n(words, meanings)
WHERE NOT EXISTS (
  SELECT FROM "search_synonyms" s
   WHERE string_to_array(s.words, '、') && string_to_array(n.words, '、')
);
