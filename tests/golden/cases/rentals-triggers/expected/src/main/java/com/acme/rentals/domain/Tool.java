package com.acme.rentals.domain;

import com.acme.rentals.common.ReadsAsNone;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;

@Entity
@Table(name = "tool")
@DynamicUpdate
public class Tool {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Integer id;

  @Column(name = "name", nullable = false, length = 80)
  private String name;

  @JdbcType(ReadsAsNone.Numbers.class)
  @Column(name = "price", precision = 10, scale = 2)
  private BigDecimal price;

  public Integer getId() {
    return id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public BigDecimal getPrice() {
    return price;
  }

  public void setPrice(BigDecimal price) {
    this.price = price;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Tool that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Tool.class.hashCode();
  }
}
