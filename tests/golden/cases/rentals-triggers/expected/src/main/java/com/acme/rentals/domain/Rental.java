package com.acme.rentals.domain;

import com.acme.rentals.common.ReadsAsNone;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;

@Entity
@Table(name = "rental")
@DynamicUpdate
public class Rental {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Integer id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "tool_id", nullable = false)
  private Tool tool;

  @Column(name = "mail", nullable = false, length = 200)
  private String mail;

  @Column(name = "number", unique = true, length = 20)
  private String number;

  @JdbcType(ReadsAsNone.Numbers.class)
  @Column(name = "deposit", precision = 10, scale = 2)
  private BigDecimal deposit;

  @Column(name = "ticket", nullable = false)
  private UUID ticket = UUID.randomUUID();

  @Column(name = "begun", nullable = false)
  private OffsetDateTime begun = OffsetDateTime.now().truncatedTo(ChronoUnit.MICROS);

  public Integer getId() {
    return id;
  }

  public Tool getTool() {
    return tool;
  }

  public void setTool(Tool tool) {
    this.tool = tool;
  }

  public String getMail() {
    return mail;
  }

  public void setMail(String mail) {
    this.mail = mail;
  }

  public String getNumber() {
    return number;
  }

  public void setNumber(String number) {
    this.number = number;
  }

  public BigDecimal getDeposit() {
    return deposit;
  }

  public void setDeposit(BigDecimal deposit) {
    this.deposit = deposit;
  }

  public UUID getTicket() {
    return ticket;
  }

  public void setTicket(UUID ticket) {
    this.ticket = ticket;
  }

  public OffsetDateTime getBegun() {
    return begun;
  }

  public void setBegun(OffsetDateTime begun) {
    this.begun = begun;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Rental that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Rental.class.hashCode();
  }
}
