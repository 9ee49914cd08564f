export const seckill = {
  title: '限时秒杀',
  all: '全部秒杀',
  untilEnd: '距结束',
  untilStart: '距开抢',
}
